import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const modelActs: ActWords = {
  nouns: {
    model: ["Model", "Modell"],
    model_price: ["Price of a model", "Preis eines Modells"],
    model_provider: ["Model provider", "Modellanbieter"],
  },
  acts: {
    "model.audience_set": [
      "{actor} chose who may use the model {model}",
      "{actor} hat gewählt, wer das Modell {model} nutzen darf",
    ],
    "model.created": ["{actor} added the model {model}", "{actor} hat das Modell {model} hinzugefügt"],
    "model.deleted": ["{actor} deleted the model {model}", "{actor} hat das Modell {model} gelöscht"],
    "model.disabled": [
      "{actor} switched off the model {model}",
      "{actor} hat das Modell {model} ausgeschaltet",
    ],
    "model.enabled": [
      "{actor} switched on the model {model}",
      "{actor} hat das Modell {model} eingeschaltet",
    ],
    "model.fallback_order_set": [
      "{actor} chose which models step in for others",
      "{actor} hat gewählt, welche Modelle für andere einspringen",
    ],
    "model.purpose_set": [
      "{actor} chose a model for a purpose",
      "{actor} hat ein Modell für einen Zweck gewählt",
    ],
    "model.tested": ["{actor} tested the model {model}", "{actor} hat das Modell {model} getestet"],
    "model.tried": ["{actor} tried the model {model}", "{actor} hat das Modell {model} ausprobiert"],
    "model_price.removed": ["{actor} removed a price of a model", "{actor} hat einen Modellpreis entfernt"],
    "model_price.set": ["{actor} set a price of a model", "{actor} hat einen Modellpreis festgelegt"],
    "model_provider.created": [
      "{actor} connected the model provider {model_provider}",
      "{actor} hat den Modellanbieter {model_provider} angebunden",
    ],
    "model_provider.deleted": [
      "{actor} removed the model provider {model_provider}",
      "{actor} hat den Modellanbieter {model_provider} entfernt",
    ],
    "model_provider.key_replaced": [
      "{actor} replaced the key of the model provider {model_provider}",
      "{actor} hat den Schlüssel des Modellanbieters {model_provider} ersetzt",
    ],
  },
};
