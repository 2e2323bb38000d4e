import { signThought } from "../vendor-server/sign-thought.ts";
import type { Content, GenerateRequest, Part } from "./generate-request.ts";
import { type GoogleProblem, invalidArgument } from "./google-problem.ts";

/** Google accepts this in place of a lost signature. */
const skipsTheCheck = "skip_thought_signature_validator";

/** The signature of an answer's first function call. */
export const callSignature = signThought("function call");

/** The error of the real API for invalid contents. Undefined when they are valid. */
export function checkContents(model: string, { contents }: GenerateRequest): GoogleProblem | undefined {
  if (contents.length === 0)
    return invalidArgument("* GenerateContentRequest.contents: contents is not specified");
  for (const [index, content] of contents.entries()) {
    const problem =
      emptyText(content, index) ?? misplacedCalls(contents, index) ?? wrongAnswers(contents, index);
    if (problem) return problem;
  }
  return needsSignatures(model) ? unsignedCalls(contents) : undefined;
}

export function needsSignatures(model: string): boolean {
  return model.startsWith("gemini-3");
}

function emptyText({ parts }: Content, index: number): GoogleProblem | undefined {
  if (!parts.some(({ text, thoughtSignature }) => text === "" && !thoughtSignature)) return undefined;
  return invalidArgument(`Unable to submit request because contents[${index}] has an empty text parameter.`);
}

function misplacedCalls(contents: Content[], index: number): GoogleProblem | undefined {
  const content = contents[index];
  if (!content || callsIn(content).length === 0) return undefined;
  if (content.role !== "model")
    return invalidArgument("Function calls can only be in content with role model.");
  const before = contents[index - 1];
  if (before && before.role !== "model") return undefined;
  return invalidArgument(
    "Please ensure that function call turn comes immediately after a user turn or after a function response turn.",
  );
}

function wrongAnswers(contents: Content[], index: number): GoogleProblem | undefined {
  const content = contents[index];
  const calls = content?.role === "model" ? callsIn(content) : [];
  const next = contents[index + 1];
  const answers = next ? answersIn(next) : [];
  if (calls.length !== answers.length) {
    return invalidArgument(
      "Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.",
    );
  }
  if (answers.length > 0 && next?.role === "model")
    return invalidArgument("Function responses can only be in content with role user.");
  const isMatched = calls.every(({ functionCall }) =>
    answers.some(
      ({ functionResponse }) =>
        functionResponse?.name === functionCall?.name && functionResponse?.id === functionCall?.id,
    ),
  );
  if (isMatched) return index > 0 || !content ? undefined : strayAnswers(content);
  return invalidArgument(
    "Please ensure that function response turn comes immediately after a function call turn, with its names.",
  );
}

function strayAnswers(first: Content): GoogleProblem | undefined {
  if (answersIn(first).length === 0) return undefined;
  return invalidArgument(
    "Please ensure that function response turn comes immediately after a function call turn.",
  );
}

/** In the open turn, the first function call of every step must be returned with its signature. */
function unsignedCalls(contents: Content[]): GoogleProblem | undefined {
  const begin = contents.findLastIndex(
    (content) => content.role !== "model" && answersIn(content).length === 0,
  );
  for (const [index, content] of contents.entries()) {
    const [call] = callsIn(content);
    if (index < begin || !call) continue;
    const { thoughtSignature } = call;
    const name = call.functionCall?.name ?? "";
    if (thoughtSignature === callSignature || thoughtSignature === skipsTheCheck) continue;
    return invalidArgument(
      thoughtSignature
        ? "Corrupted thought signature."
        : `Function call is missing a thought_signature in functionCall parts. Additional data, function call \`default_api:${name}\`, position ${index + 1}.`,
    );
  }
  return undefined;
}

function callsIn({ parts }: Content): Part[] {
  return parts.filter(({ functionCall }) => functionCall);
}

function answersIn({ parts }: Content): Part[] {
  return parts.filter(({ functionResponse }) => functionResponse);
}
