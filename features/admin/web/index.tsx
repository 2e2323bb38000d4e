export { AdminFrame } from "./admin-frame.tsx";
export { RequireAdmin } from "./require-admin.tsx";
