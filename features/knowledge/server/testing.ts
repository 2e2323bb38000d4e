export { asMarkedVector, passageWords } from "./index-passages/passage-words.ts";
export { offeredTools } from "./testing/knowledge-server.ts";
export { stageCollection } from "./testing/stage-collections.ts";
