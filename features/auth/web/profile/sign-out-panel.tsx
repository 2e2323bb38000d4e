import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { leave } from "../leave.ts";

export function SignOutPanel() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  return (
    <Panel title="Sign out" description="Signs you out in this browser. Other devices stay signed in.">
      <Button
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void leave(navigate);
        }}
      >
        Sign out
      </Button>
    </Panel>
  );
}
