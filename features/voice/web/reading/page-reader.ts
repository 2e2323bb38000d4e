import { createReader } from "./reader.ts";

/** One voice at a time on a page. */
export const reader = createReader();
