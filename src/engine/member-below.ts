import type { Path } from '../core/path.ts';
import { OpenMember } from './open-member.ts';
import { OpenPart } from './open-part.ts';
import type { Part } from './part.ts';

/** The member at a path below a part whose type does not describe it, such as the arguments of a call. */
export function memberBelow<T>(part: Part<T>, path: Path): OpenMember {
  let holder = partOf(part);
  for (const key of path.slice(0, -1)) holder = holder.part(key);
  return new OpenMember(holder, path.at(-1) ?? '');
}

/** A part whose type does not describe its contents. */
export function partOf<T>(part: Part<T>): OpenPart {
  if (!(part instanceof OpenPart)) throw new TypeError('no part of a reading');
  return part;
}
