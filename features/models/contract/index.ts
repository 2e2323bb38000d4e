export { modelErrors } from "./errors.ts";
export { Model, ModelCapabilities, ProviderKind } from "./model.ts";
export { listModelsRoute } from "./routes.ts";
