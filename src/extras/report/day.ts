/**
 * The day of a time: a date as ISO 8601 writes it, or the seconds or milliseconds since 1970.
 *
 * @example dayOf('2026-01-31T10:00:00Z') // '2026-01-31'
 */
export function dayOf(time: string | null | undefined): string | undefined {
  if (time === null || time === undefined || time.trim() === '') return undefined;
  const [date = ''] = time.trim().split(/[T ]/, 1);
  // As it is written: another time zone would make another day of it.
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return isoDay(Date.parse(date));
  const number = Number(time);
  if (Number.isNaN(number)) return undefined;
  return isoDay(number < FIRST_MILLISECONDS ? number * 1000 : number);
}

// As seconds this is in the year 5138, as milliseconds in 1973.
const FIRST_MILLISECONDS = 1e11;

function isoDay(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
