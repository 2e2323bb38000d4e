import { defineErrors } from "#platform/contract/define-errors.ts";

export const modelErrors = defineErrors({
  "model.not_found": [404, "This model does not exist or is switched off. Choose another one."],
  "model.is_disabled": [409, "This model is switched off. Enable it first."],
  "model_provider.not_found": [404, "This model provider does not exist."],
  "model_provider.name_taken": [409, "Another model provider has this name. Choose another name."],
  "model_provider.url_required": [
    422,
    "An OpenAI-compatible provider needs its address, e.g. http://127.0.0.1:11434/v1.",
  ],
  "model_provider.url_invalid": [422, "The address of the provider must begin with http:// or https://."],
  "model_price.in_the_past": [
    422,
    "A price can only start now or later. Earlier usage has already been counted.",
  ],
  "model_provider.key_required": [422, "This provider needs an API key."],
});
