export { memoryChoice } from "./choice.repository.ts";
export { chooseMemory } from "./choose-memory.ts";
