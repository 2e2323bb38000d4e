import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { defaultDurationMs } from "#platform/web/ui/toast/notification.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function ToastSection() {
  return (
    <DesignSection
      id="telling"
      title="Telling"
      note="A toast says what was just done and leaves. What stays true is a banner; what went wrong is said in its place."
    >
      <Specimen name="Toasts">
        <Button
          onClick={() =>
            notify({ type: "success", title: "Success", message: "Signed in successfully!", duration: 4000 })
          }
        >
          Success
        </Button>
        <Button
          onClick={() => notify({ type: "info", title: "Password Reset", message: reset, duration: 6000 })}
        >
          Information
        </Button>
        <Button
          onClick={() => notify({ type: "warning", title: "Slow answer", message: slow, duration: 6000 })}
        >
          Warning
        </Button>
        <Button onClick={() => notify({ type: "error", title: "Error", message: missing, autoClose: false })}>
          Error
        </Button>
        <Button
          onClick={() =>
            notify({
              type: "success",
              title: "Conversation deleted",
              duration: 6000,
              action: {
                label: "Undo",
                onClick: () => notify({ type: "info", title: "Restored", duration: 4000 }),
              },
            })
          }
        >
          With an action
        </Button>
        <Button
          variant="ghost"
          onClick={() => notify({ type: "info", title: "Half a second", duration: defaultDurationMs })}
        >
          Shortest
        </Button>
      </Specimen>
      <Specimen name="Banners" className="space-y-3">
        <Banner action={<Button size="sm">Resend</Button>}>Confirm your email to invite others.</Banner>
        <Banner
          tone="brass"
          action={
            <Button size="sm" variant="brass">
              Review
            </Button>
          }
        >
          Two approvals wait for you.
        </Banner>
        <Banner tone="warn" onDismiss={() => {}}>
          The model answers slowly; runs may take longer.
        </Banner>
        <Banner tone="bad">The connection is lost. What you write is kept.</Banner>
      </Specimen>
    </DesignSection>
  );
}

const reset = "Password reset will be available soon. Please contact support.";
const slow = "The model has not answered for 20 seconds.";
const missing = "Please fill in all fields.";
