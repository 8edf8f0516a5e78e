import * as css from './OfficeAddresses.module.css';

interface Address {
  readonly addressLines: readonly string[];
}

interface OfficeAddressesProps {
  office: Address & { readonly alsoIn: readonly Address[] | null };
}

/** The addresses of an office, one for each of its cities, half a line apart (R429). */
export function OfficeAddresses({ office }: OfficeAddressesProps) {
  return (
    <div className={css.addresses}>
      {[office, ...(office.alsoIn ?? [])].map(({ addressLines }) => (
        <p key={addressLines.join()}>
          {addressLines.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
