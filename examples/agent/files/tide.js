/** The height of the tide, in metres, so many hours after low water. */
export function tide(hours) {
  const low = 2;
  const high = 3.5;
  return low + ((high - low) * (1 - Math.cos((hours * Math.PI) / 6))) / 2;
}
