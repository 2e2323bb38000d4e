import { writerCtx } from "../../testing/writer-ctx.ts";
import { registerExportedVocabulary } from "../../vocabulary-of.ts";
import { writeEventExport } from "../write-event-export.ts";

/** A process that writes an export until it is killed. */
const { ctx, file } = await writerCtx();
registerExportedVocabulary(ctx.services, () => ({ words: { nouns: {}, acts: {} }, named: new Map() }));
await writeEventExport.perform(ctx, file);
