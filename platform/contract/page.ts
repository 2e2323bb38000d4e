import { z } from "zod";

/** Query of every list: at most `limit` rows after the opaque `cursor`. */
export const PageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export type PageQuery = z.infer<typeof PageQuery>;

/** A page of `item`; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
