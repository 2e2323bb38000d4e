export { listCollectionNames } from "./collection-name.repository.ts";
export { knowledgeTools } from "./tools/names.ts";
