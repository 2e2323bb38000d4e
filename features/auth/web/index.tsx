export { leave } from "./leave.ts";
export { RequireUser } from "./require-user.tsx";
export {
  checkSession,
  getSessionToken,
  readSession,
  startSession,
  subscribeToSession,
  useSession,
} from "./session.ts";
export { isSigningIn } from "./signing-in.ts";
export { useAdmin } from "./use-admin.ts";
