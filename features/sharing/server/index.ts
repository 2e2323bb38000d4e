export { describeObjects } from "./described-object.repository.ts";
export { listWays } from "./grants/effective-access.repository.ts";
export { transferOwnership } from "./grants/transfer-ownership.ts";
export { sharingModule } from "./module.ts";
export { registerShareable, type Shareable, shareableOf } from "./shareable.ts";
