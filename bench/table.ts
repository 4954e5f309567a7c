/** One measured line of the report. */
export interface Row {
  readonly group: string;
  readonly what: string;
  /** What was found; of several shapes of a text, that of the worst. */
  readonly measured: string;
  /** What was found for the best shape. */
  readonly best?: string;
  readonly target?: Target | undefined;
  readonly note?: string;
}

/** What was aimed at, and whether it was reached. */
export interface Target {
  readonly text: string;
  readonly met: boolean;
}

export function atLeast(value: number, limit: number, unit = '×'): Target {
  return { text: `≥ ${limit}${unit}`, met: value >= limit };
}

export function atMost(value: number, limit: number, unit = '×'): Target {
  return { text: `≤ ${limit}${unit}`, met: value <= limit };
}

/** A ratio as people read it. */
export function times(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return `${value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)}×`;
}

const HEAD = ['', 'What', 'Measured, the worst shape', 'The best shape', 'Goal', '', 'Note'];

/** The rows for a terminal. */
export function plainTable(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The rows as Markdown. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((line) => `| ${line.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

function cellsOf(row: Row, at: number, rows: readonly Row[]): string[] {
  const group = rows[at - 1]?.group === row.group ? '' : row.group;
  const mark = row.target === undefined ? '' : row.target.met ? '✓' : '✗';
  return [group, row.what, row.measured, row.best ?? '', row.target?.text ?? '', mark, row.note ?? ''];
}
