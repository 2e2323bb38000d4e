import { z } from "zod";
import type { ModelCapabilities } from "./model.ts";

/** What a default model is chosen for. Speech and transcription are settings of the installation. */
export const ModelPurpose = z.enum(["chat", "fast", "vision", "embedding"]).meta({ id: "ModelPurpose" });
export type ModelPurpose = z.infer<typeof ModelPurpose>;

export interface PurposeFacts {
  name: string;
  /** What a model must be able to do. */
  needs: readonly (keyof ModelCapabilities)[];
  /** What asks this model. */
  use: string;
}

export const purposeFacts: Readonly<Record<ModelPurpose, PurposeFacts>> = {
  chat: { name: "Chat", needs: ["chat"], use: "Answers when nobody chose a model." },
  fast: {
    name: "Fast",
    needs: ["chat"],
    use: "For short work in the background. Not used yet.",
  },
  vision: {
    name: "Vision",
    needs: ["chat", "vision"],
    use: "Answers questions with pictures when the default for chat cannot see, or a chosen model of the same provider.",
  },
  embedding: {
    name: "Embedding",
    needs: ["embeddings"],
    use: "Searches knowledge by meaning. Another model reads all passages again.",
  },
};

/** Whether a model can do what a purpose needs, as far as its last test found. */
export function servesPurpose(capabilities: ModelCapabilities, purpose: ModelPurpose): boolean {
  return purposeFacts[purpose].needs.every((ability) => capabilities[ability]);
}

/** The default model of a purpose; null: none is chosen. */
export const PurposeDefault = z
  .object({ purpose: ModelPurpose, modelId: z.uuid().nullable() })
  .meta({ id: "PurposeDefault" });
export type PurposeDefault = z.infer<typeof PurposeDefault>;
