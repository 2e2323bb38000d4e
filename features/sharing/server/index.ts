export { listWays } from "./grants/effective-access.repository.ts";
export { transferOwnership } from "./grants/transfer-ownership.ts";
export { sharingModule } from "./module.ts";
export { describeObjects, registerShareable, type Shareable, shareableOf } from "./shareable.ts";
