import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { PartReader } from "../answer-part.ts";
import { type AnsweringModel, toAnsweringModel } from "../answering-model.ts";
import { streamParts } from "../stream-parts.ts";
import type { CallMeter } from "./call-meter.ts";
import { failedBy } from "./call-trace.ts";

/**
 * The same model with metering. `open` creates the meter of each call and throws when the budget is
 * exhausted.
 */
export function meteredModel(
  languageModel: LanguageModelV4,
  open: (options: LanguageModelV4CallOptions) => Promise<CallMeter>,
): AnsweringModel {
  const model = toAnsweringModel(languageModel);
  const metered = async <Result>(
    options: LanguageModelV4CallOptions,
    ask: (meter: CallMeter) => PromiseLike<Result>,
  ): Promise<Result> => {
    const meter = await open(options);
    const isAsked = !options.abortSignal?.aborted;
    try {
      return await ask(meter);
    } catch (error) {
      const isStopped = options.abortSignal?.aborted === true;
      // An aborted request is already on its way, and the provider still reads it.
      if (isAsked && isStopped) meter.end({ outcome: "stopped" });
      else meter.release(isStopped ? { outcome: "stopped" } : failedBy(error));
      throw error;
    }
  };
  const answer = (options: LanguageModelV4CallOptions) =>
    metered(options, async (meter) => readMetered(await model.answer(options), meter, options.abortSignal));

  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) =>
      metered(options, async (meter) => {
        const result = await model.doGenerate(options);
        meter.count.report(result.usage);
        meter.trace.name(result.response?.modelId);
        meter.end({ outcome: "ok" });
        return result;
      }),
    doStream: async (options) => ({ stream: streamParts(await answer(options)) }),
    answer,
  };
}

/** Counts the parts of an answer. However it ends, its meter ends too. */
function readMetered(reader: PartReader, meter: CallMeter, stop: AbortSignal | undefined): PartReader {
  return {
    async read() {
      try {
        const parts = await reader.read();
        if (!parts) meter.end(meter.trace.atItsEnd());
        for (const part of parts ?? []) meter.see(part);
        return parts;
      } catch (error) {
        meter.end(stop?.aborted ? { outcome: "stopped" } : failedBy(error));
        throw error;
      }
    },
    cancel() {
      reader.cancel();
      meter.end(meter.trace.whenCancelled());
    },
  };
}
