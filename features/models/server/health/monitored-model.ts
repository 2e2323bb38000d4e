import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { PartReader } from "../answer-part.ts";
import type { AnsweringModel } from "../answering-model.ts";
import { markCutShort } from "../mark-cut-short.ts";
import { budgetRefusalOf } from "../metering/budget-refusal.ts";
import { streamParts } from "../stream-parts.ts";
import type { CallOutcome } from "./record-call.ts";

/**
 * The same model. `report` receives how each call ended, once. Calls that we stopped, and those that a budget
 * refused, say nothing about the model and are not reported.
 */
export function monitoredModel(
  model: AnsweringModel,
  report: (outcome: CallOutcome) => void,
): AnsweringModel {
  const watched = async <Result>(
    options: LanguageModelV4CallOptions,
    ask: (report: (outcome: CallOutcome) => void) => PromiseLike<Result>,
  ): Promise<Result> => {
    let isReported = false;
    const reportOnce = (outcome: CallOutcome) => {
      if (isReported || (!outcome.isAnswered && options.abortSignal?.aborted)) return;
      isReported = true;
      report(outcome);
    };
    try {
      return await ask(reportOnce);
    } catch (error) {
      if (!budgetRefusalOf(error)) reportOnce({ isAnswered: false, error });
      throw error;
    }
  };
  const answer = (options: LanguageModelV4CallOptions) =>
    watched(options, async (reportOnce) =>
      readWatched(markCutShort(await model.answer(options)), reportOnce),
    );

  return {
    ...model,
    doGenerate: (options) =>
      watched(options, async (reportOnce) => {
        const result = await model.doGenerate(options);
        reportOnce({ isAnswered: true });
        return result;
      }),
    doStream: async (options) => ({ stream: streamParts(await answer(options)) }),
    answer,
  };
}

function readWatched(reader: PartReader, report: (outcome: CallOutcome) => void): PartReader {
  return {
    async read() {
      try {
        const parts = await reader.read();
        for (const part of parts ?? []) {
          if (part.type === "error") report({ isAnswered: false, error: part.error });
          if (part.type === "finish") report({ isAnswered: true });
        }
        return parts;
      } catch (error) {
        report({ isAnswered: false, error });
        throw error;
      }
    },
    cancel: () => reader.cancel(),
  };
}
