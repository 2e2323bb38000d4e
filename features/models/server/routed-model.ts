import type { ProviderKind } from "../contract/model.ts";
import type { AnsweringModel } from "./answering-model.ts";

/** Which model an answer comes from, as a person sees it. */
export interface ModelIdentity {
  /** Id of the model's row; "builtin" for the built-in assistant. */
  id: string;
  kind: ProviderKind | "builtin";
  provider: string;
  modelId: string;
  label: string;
  isBuiltin: boolean;
}

/** A model ready to be called; when nobody chose it, with others behind it should it fail before its first word. */
export interface RoutedModel extends ModelIdentity {
  model: AnsweringModel;
  contextTokens: number | null;
  supportsTools: boolean;
  /** The model that gave the last answer: another than the first when that one failed. */
  answeredBy(): ModelIdentity;
}
