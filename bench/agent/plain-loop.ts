import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, jsonSchema, streamText, tool } from "ai";

/** Answers a question with a loop of the AI SDK and one tool, as its documentation shows. Resolves with the number of steps. */
export type PlainLoop = (question: string) => Promise<number>;

export function plainLoop(modelUrl: string): PlainLoop {
  const provider = createOpenAICompatible({ baseURL: modelUrl, name: "Bench", apiKey: "test-key" });
  const calculate = tool({
    description: "Calculates.",
    inputSchema: jsonSchema<{ expression: string }>({
      type: "object",
      properties: { expression: { type: "string" } },
      required: ["expression"],
    }),
    execute: async ({ expression }) => `${expression} = ${productOf(expression)}`,
  });
  return async (question) => {
    const result = streamText({
      model: provider("scripted"),
      prompt: question,
      tools: { calculate },
      stopWhen: isStepCount(30),
    });
    await result.consumeStream();
    return (await result.steps).length;
  };
}

function productOf(expression: string): number {
  return expression.split("*").reduce((product, factor) => product * Number(factor), 1);
}
