/** How many code units of the text at an offset match a lowercase word, ignoring case. */
export function caselessUnits(text: string, at: number, lower: string): number {
  for (let index = 0; index < lower.length; index++) {
    if (at + index >= text.length) return index;
    const unit = text.charCodeAt(at + index);
    const due = lower.charCodeAt(index);
    if (unit === due || (unit >= 65 && unit <= 90 && unit + 32 === due)) continue;
    if (unit > 127 && text.charAt(at + index).toLowerCase() === lower.charAt(index)) continue;
    return index;
  }
  return lower.length;
}
