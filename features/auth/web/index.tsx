export { RequireUser } from "./require-user.tsx";
export {
  checkSession,
  getSessionToken,
  readSession,
  startSession,
  subscribeToSession,
  useSession,
} from "./session.ts";
export { signOut } from "./sign-out.ts";
export { useAdmin } from "./use-admin.ts";
