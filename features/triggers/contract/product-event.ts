import { z } from "zod";
import { productEvents } from "./product-events.ts";

export const ProductEvent = z.enum(
  Object.keys(productEvents) as [keyof typeof productEvents, ...(keyof typeof productEvents)[]],
);
export type ProductEvent = z.infer<typeof ProductEvent>;
