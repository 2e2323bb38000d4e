import { useNavigate } from "react-router";
import { leave } from "#features/auth/web/index.tsx";

/** Leaves to the public page, signed out. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => void leave(navigate);
}
