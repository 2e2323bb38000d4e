import { useNavigate } from "react-router";
import { leave } from "#features/auth/web/index.tsx";

/** Signs out and goes to the public page. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => void leave(navigate);
}
