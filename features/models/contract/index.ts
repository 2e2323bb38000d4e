export { CallPurpose, namePurpose } from "./call-purpose.ts";
export {
  CallFailure,
  ConnectedModel,
  ModelAudience,
  ModelHealth,
  ModelTest,
  PossibleAudiences,
} from "./connected-model.ts";
export { formatDollars, parseDollars } from "./dollars.ts";
export { modelErrors } from "./errors.ts";
export { CallOutcome, callOutcomes, ListedCall } from "./listed-call.ts";
export { Model, ModelCapabilities, ProviderKind } from "./model.ts";
export { ModelPrice, PriceTarget, SetModelPrice, TokenPrices } from "./model-price.ts";
export { type ConnectedModelStatus, connectedModelStatuses } from "./model-status.ts";
export { ConnectProvider, ModelProvider, OfferedModel, ProviderOffers } from "./provider.ts";
export { ProviderChoice, providerChoices } from "./provider-choice.ts";
export {
  adoptModelRoute,
  connectProviderRoute,
  deleteProviderRoute,
  listOfferedModelsRoute,
  listProviderOffersRoute,
  listProvidersRoute,
  replaceProviderKeyRoute,
} from "./provider-routes.ts";
export { ModelPurpose, PurposeDefault, purposeFacts, servesPurpose } from "./purpose.ts";
export {
  deleteModelRoute,
  listConnectedModelsRoute,
  listModelPricesRoute,
  listModelsRoute,
  listPossibleAudiencesRoute,
  listPurposeDefaultsRoute,
  setFallbackOrderRoute,
  setModelAudienceRoute,
  setModelEnabledRoute,
  setModelPriceRoute,
  setPurposeDefaultRoute,
  testModelRoute,
} from "./routes.ts";
export {
  installationUsageRoutes,
  listModelCallsRoute,
  ownUsageRoutes,
  readModelTrafficRoute,
  workspaceUsageRoutes,
} from "./usage-routes.ts";
