import { Status } from '../../components/Status/Status';
import * as css from './Matrix.module.css';

interface MatrixProps {
  /** The id of the text that names the table. */
  labelledBy: string;
  columns: readonly string[];
  rows: Queries.FeatureExcerptFragment['rows'];
}

/** Rows and columns of a record, whose cells stand out by their state. */
export function Matrix({ labelledBy, columns, rows }: MatrixProps) {
  return (
    <table aria-labelledby={labelledBy} className={css.matrix}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells?.map((cell, index) => (
              <td key={columns[index]} data-tone={cell.tone}>
                {cell.tone === 'done' ? cell.label : <Status {...cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
