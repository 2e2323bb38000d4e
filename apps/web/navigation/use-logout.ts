import { useNavigate } from "react-router";
import { signOut } from "#features/auth/web/index.tsx";

/** Leaves to the public page first, drawn at once, so that no guard sends the person to sign in again. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return async () => {
    await navigate("/", { flushSync: true });
    await signOut();
  };
}
