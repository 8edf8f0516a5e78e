/** @jest-environment node */
import fc from 'fast-check';
import type { Span } from '../../../../src/data-layer/fact-sheets/reading/model';
import { withQuotationMarks } from '../../../../src/data-layer/fact-sheets/reading/quotation-marks';
import { breakLines } from '../../../../src/data-layer/fact-sheets/setting/line-breaks';
import { paginate } from '../../../../src/data-layer/fact-sheets/setting/paginate';
import { keepLinesTogether, type Row } from '../../../../src/data-layer/fact-sheets/setting/rows';
import { shareColumns } from '../../../../src/data-layer/fact-sheets/setting/table-columns';
import { unitsOf } from '../../../../src/data-layer/fact-sheets/setting/words';

describe('quotation marks', () => {
  it.each([
    ["the firm's own", 'the firm’s own'],
    ["regulators' powers", 'regulators’ powers'],
    ['"Quoted", (\'within\')', '“Quoted”, (‘within’)'],
    ['"\'Nested\' words"', '“‘Nested’ words”'],
    ['“As written”', '“As written”'],
  ])('%s becomes %s', (straight, set) => {
    expect(withQuotationMarks(straight)).toBe(set);
  });

  it('knows what stands before in the paragraph', () => {
    expect(withQuotationMarks("'s", 'The firm')).toBe('’s');
  });
});

describe('where words may be broken', () => {
  const partsOf = (text: string) => {
    const span: Span = { text, strong: false, emphasis: false };
    return unitsOf([span]).map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
  };

  it.each([
    ['one two', ['one', 'two']],
    ['ISO/IEC 27001', ['ISO/IEC', '27001']],
    ['SS1/21, SP 800-53', ['SS1/21,', 'SP', '800-53']],
    ['third-party and/or', ['third-', 'party', 'and/', 'or']],
    ['10\u00a0million', ['10\u00a0million']],
    ['https://a.example/reports?x=1', ['https://a.example', '/reports', '?x=1']],
  ])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

describe('breaking lines', () => {
  const boxesOf = (widths: number[]) =>
    widths.map((width, index) => ({
      width,
      space: 1,
      lineEnd: index === widths.length - 1,
      cost: 0,
    }));

  const linesOf = (widths: number[], ends: number[]) =>
    ends.map((end, index) => widths.slice(ends[index - 1] ?? 0, end));

  const widthOf = (line: number[]) => line.reduce((sum, width) => sum + width, line.length - 1);

  it('loses no word, keeps to the measure, and takes no more lines than it must', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (widths) => {
        const measure = 30;
        const lines = linesOf(widths, breakLines(boxesOf(widths), measure, false));
        expect(lines.flat()).toEqual(widths);
        expect(lines.every((line) => line.length > 0 && widthOf(line) <= measure)).toBe(true);

        const fewest = widths.reduce<number[][]>((filled, width) => {
          const last = filled.at(-1);
          if (last && widthOf([...last, width]) <= measure) last.push(width);
          else filled.push([width]);
          return filled;
        }, []);
        expect(lines).toHaveLength(fewest.length);
      }),
    );
  });

  it('makes the lines of a heading alike', () => {
    const widths = [9, 9, 9, 9];
    expect(linesOf(widths, breakLines(boxesOf(widths), 30, true))).toEqual([
      [9, 9],
      [9, 9],
    ]);
  });

  it('leaves no scrap on the last line where it can be helped', () => {
    const widths = [9, 9, 9, 3];
    expect(linesOf(widths, breakLines(boxesOf(widths), 30, false))).toEqual([
      [9, 9],
      [9, 3],
    ]);
  });
});

describe('breaking pages', () => {
  const room = { firstTop: 60, top: 10, bottom: 110 };

  const rowOf = (fields: Partial<Row> = {}): Row => ({
    height: 10,
    before: 0,
    keep: false,
    draw: () => undefined,
    ...fields,
  });

  it('loses no row, keeps to the page, and parts none from what it stays with', () => {
    const row = fc.record({
      height: fc.integer({ min: 0, max: 20 }),
      before: fc.integer({ min: 0, max: 10 }),
    });
    const paragraph = fc.array(row, { minLength: 1, maxLength: 5 }).map((rows) => rows.map(rowOf));
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 20 }), (paragraphs) => {
        const rows = paragraphs.flatMap(keepLinesTogether);
        const pages = paginate(rows, room) ?? [];
        expect(pages.flat().map((placed) => placed.row)).toEqual(rows);
        for (const { row: placed, y } of pages.flat()) {
          expect(y + placed.height).toBeLessThanOrEqual(room.bottom);
        }
        for (const page of pages.slice(0, -1)) expect(page.at(-1)?.row.keep ?? false).toBe(false);
      }),
    );
  });

  it('takes a heading to the page of its text', () => {
    const heading = rowOf({ keep: true });
    const rows = [...Array.from({ length: 4 }, () => rowOf()), heading, rowOf()];
    expect(paginate(rows, room)?.map((page) => page.length)).toEqual([4, 2]);
  });

  it('leaves neither the first nor the last line of a paragraph alone', () => {
    const paragraph = (lines: number) =>
      keepLinesTogether(Array.from({ length: lines }, () => rowOf()));
    const lengths = (rows: Row[]) => paginate(rows, room)?.map((page) => page.length);
    expect(lengths([...paragraph(4), ...paragraph(4)])).toEqual([4, 4]);
    expect(lengths(paragraph(6))).toEqual([4, 2]);
  });

  it('leaves room for what reaches down in the margin', () => {
    const heading = rowOf({ height: 0, reach: 40, keep: true });
    const next = rowOf({ clear: true, before: 5 });
    const [page = []] = paginate([heading, rowOf(), next], { ...room, firstTop: 10 }) ?? [];
    expect(page.map(({ y }) => y)).toEqual([10, 10, 55]);
  });

  it('leaves room for a table’s head above the row that begins a page', () => {
    const row = rowOf({ repeated: { height: 15, draw: () => undefined } });
    const pages = paginate([rowOf(), row, row, row, row, row], room);
    expect(pages?.[1]?.[0]?.y).toBe(25);
  });

  it('gives up on a row that is higher than a page', () => {
    expect(paginate([rowOf({ height: 200 })], room)).toBeNull();
  });
});

describe('the columns of a table', () => {
  const place = { x: 10, width: 100 };

  it('fill the place, and none is narrower than its longest word', () => {
    const need = fc.record({
      narrowest: fc.integer({ min: 1, max: 20 }),
      widest: fc.integer({ min: 20, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(need, { minLength: 1, maxLength: 4 }), (needs) => {
        const columns = shareColumns(needs, place, 4) ?? [];
        const last = columns.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(110);
        columns.forEach(({ width }, index) => {
          expect(width).toBeGreaterThanOrEqual(needs[index]?.narrowest ?? 0);
        });
      }),
    );
  });

  it('are none where the longest words have no room', () => {
    expect(shareColumns([{ narrowest: 101, widest: 101 }], place, 4)).toBeNull();
  });
});
