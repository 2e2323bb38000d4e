import type { TestedModel } from "../test-model.ts";

/** Prints what a test found. Throws why the model did not answer, with the provider's own words. */
export function printTest(
  { failure, said, firstPartMs, capabilities, row }: TestedModel,
  print: (line: string) => void,
): void {
  if (failure) throw new Error(`${failure.code}: ${failure.message}${said ? ` It says: “${said}”` : ""}`);
  if (!capabilities.chat) {
    print("It makes embeddings and does not answer.");
    return;
  }
  const tools = capabilities.tools ? "uses" : "does not use";
  print(`It answers: first words after ${firstPartMs} ms; ${tools} tools.`);
  const others = [capabilities.jsonSchema && "JSON of a schema", capabilities.vision && "pictures"];
  const known = others.filter((other) => other !== false);
  if (known.length > 0) print(`It also understands: ${known.join(", ")}.`);
  if (row.context_tokens !== null) print(`Its context has room for ${row.context_tokens} tokens.`);
}
