import { fail, platformErrors } from "../errors.ts";
import { isUuid } from "../is-uuid.ts";

/** Throws `request.invalid`: the cursor is of no page that the list gave. */
export function failCursor(): never {
  fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
}

/** The cursor of a list that is sorted by id: the id of a page's last row. Throws `request.invalid`. */
export function readIdCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !isUuid(cursor)) failCursor();
  return cursor;
}

/** The place of a row in a list that is sorted by a time and then by id. The time is in microseconds since 1970. */
export interface TimePlace {
  micros: string;
  id: string;
}

export const timeCursorOf = ({ micros, id }: TimePlace): string => `${micros}_${id}`;

/** The reverse of `timeCursorOf`. Throws `request.invalid`. */
export function readTimeCursor(cursor: string | undefined): TimePlace | undefined {
  if (cursor === undefined) return undefined;
  const [micros = "", id = "", ...rest] = cursor.split("_");
  if (!/^\d{1,16}$/.test(micros) || !isUuid(id) || rest.length > 0) failCursor();
  return { micros, id };
}
