export { makeDocx, makePptx, makeXlsx } from "./testing/make-office.ts";
export { makePdf } from "./testing/make-pdf.ts";
export { deleteAllOrphans } from "./tidy-files.ts";
