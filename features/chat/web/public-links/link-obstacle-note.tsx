import { Link } from "react-router";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { LinkObstacle } from "../../contract/index.ts";

/** Why no link can be made, and what helps, before anything is pressed. */
export function LinkObstacleNote({ obstacle }: { obstacle: LinkObstacle }) {
  return (
    <Banner tone="brass" className="mb-4">
      {obstacle === "forbidden" ? (
        "Public links are turned off on this installation. Its admins can allow them."
      ) : (
        <>
          Confirm your email address first. Then you can make links. Your{" "}
          <Link to="/profile" className="underline decoration-line-3 underline-offset-4">
            profile
          </Link>{" "}
          sends the confirmation again.
        </>
      )}
    </Banner>
  );
}
