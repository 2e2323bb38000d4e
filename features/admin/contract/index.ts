export { adminErrors } from "./errors.ts";
export { claimAdminRoute } from "./routes.ts";
