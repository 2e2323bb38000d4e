import type { FunctionShape } from "./catalogue.repository.ts";
import type { DataApiFunction } from "./declaration.ts";
export type Fn = DataApiFunction & FunctionShape;
