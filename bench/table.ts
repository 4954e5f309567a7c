import { cpus } from 'node:os';

/** One measured line of the report. */
export interface Row {
  readonly group: string;
  readonly what: string;
  readonly measured: string;
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

/** The machine that the ratios are from. */
export function machine(): string {
  const [first, ...others] = cpus();
  return `${first?.model.trim() ?? 'unknown CPU'}, ${others.length + 1} cores, Node ${process.versions.node}`;
}

export function render(rows: readonly Row[], markdown: boolean): string {
  const cells = [['', 'What', 'Measured', 'Target', '', 'Note'], ...rows.map(cellsOf)];
  return markdown ? `${markdownTable(cells)}\n\nOne run on ${machine()}.` : `${plainTable(cells)}\n\n${machine()}`;
}

function cellsOf(row: Row, at: number, rows: readonly Row[]): string[] {
  const group = rows[at - 1]?.group === row.group ? '' : row.group;
  const mark = row.target === undefined ? '' : row.target.met ? '✓' : '✗';
  return [group, row.what, row.measured, row.target?.text ?? '', mark, row.note ?? ''];
}

function plainTable(cells: readonly string[][]): string {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function markdownTable(cells: readonly string[][]): string {
  const [head = [], ...lines] = cells.map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
