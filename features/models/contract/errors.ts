import { defineErrors } from "#platform/contract/define-errors.ts";

export const modelErrors = defineErrors({
  "model.not_found": [404, "This model does not exist or is switched off. Choose another one."],
  "model.not_permitted": [403, "You may not use this model. Choose another one, or ask an admin for access."],
  "model.is_disabled": [409, "This model is switched off. Enable it first."],
  "model.not_capable": [409, "This model cannot do that, as far as its last test found."],
  "model.default_needed": [409, "Chat needs a default. Choose another model instead."],
  "model.not_the_enabled": [409, "The order must contain enabled models only, each once. Reload the page."],
  "model.unknown_audience": [422, "A team in this list does not exist."],
  "model_provider.not_found": [404, "This model provider does not exist."],
  "model_provider.name_taken": [409, "Another model provider has this name. Choose another name."],
  "model_provider.url_required": [
    422,
    "An OpenAI-compatible provider needs its address, e.g. http://127.0.0.1:11434/v1.",
  ],
  "model_provider.url_invalid": [422, "The provider's address must start with http:// or https://."],
  "model_provider.key_required": [422, "This provider needs an API key."],
  "model_provider.key_not_offered": [422, "The environment has no such key."],
  /** Details of these four: status and said, where the provider answered. */
  "model_provider.key_refused": [422, "The provider refused the key."],
  "model_provider.list_refused": [422, "The provider did not list its models."],
  "model_provider.unreachable": [422, "Nothing answers at this address. Check it, and that the server runs."],
  "model_provider.no_model_server": [
    422,
    "What answers at this address is no model server. Most such addresses end in /v1.",
  ],
  "model_provider.address_refused": [422, "This address may not be opened."],
  "model_price.in_the_past": [
    422,
    "A price can only start now or later. Earlier usage has already been counted.",
  ],
});
