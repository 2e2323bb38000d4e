export { formatDollars, parseDollars } from "./dollars.ts";
export { modelErrors } from "./errors.ts";
export { Model, ModelCapabilities, ProviderKind } from "./model.ts";
export { ModelPrice, PricedModel, PriceTarget, SetModelPrice, TokenPrices } from "./model-price.ts";
export {
  listModelPricesRoute,
  listModelsRoute,
  listPricedModelsRoute,
  setModelPriceRoute,
} from "./routes.ts";
