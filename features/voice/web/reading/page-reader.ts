import { createReader } from "./reader.ts";

/** The page's only reader, so that one voice speaks at a time. */
export const reader = createReader();
