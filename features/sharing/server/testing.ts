export { expireAllGrants } from "./grants/expire-grants.ts";
