import { z } from "zod";
import { failCursor } from "#platform/server/pages/cursors.ts";
import type { PlaceInList } from "./listed-document.repository.ts";

/** A database stores no NUL. */
const name = z.string().refine((text) => !text.includes("\0"));
const Place = z.tuple([name, name, z.uuid()]);

/** Where a page ended, which holds also when its last document was deleted or renamed meanwhile. */
export function documentCursorOf({ folder, title, id }: PlaceInList): string {
  return Buffer.from(JSON.stringify([folder, title, id])).toString("base64url");
}

/** Throws `request.invalid`. */
export function readDocumentCursor(cursor: string): PlaceInList {
  const { data } = Place.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
  if (!data) return failCursor();
  const [folder, title, id] = data;
  return { folder, title, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
