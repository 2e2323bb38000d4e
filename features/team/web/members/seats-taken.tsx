import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { memberTexts } from "./texts/member-texts.ts";

/** How many seats are taken, for those who manage the workspace. */
export function SeatsTaken() {
  const words = useTexts(memberTexts);
  const seats = useSeats();
  if (!seats) return null;
  return <p className="text-sm text-ink-2 tabular-nums">{words.seats(seats.taken, seats.limit)}</p>;
}

/** Where there are more members than seats: who came last, and the way to more. */
export function SeatsMissing() {
  const words = useTexts(memberTexts);
  const seats = useSeats();
  if (!seats || seats.limit === null || seats.over.length === 0) return null;
  const { over, taken, limit } = seats;
  const names = over.map(({ name }) => name || words.nameless).join(", ");
  return (
    <Banner
      tone="brass"
      className="mb-4"
      action={<LinkButton to="/settings/billing">{words.over.more}</LinkButton>}
    >
      {words.over.text(taken, limit)} {words.over.latest(names, taken - limit - over.length)}
    </Banner>
  );
}

function useSeats() {
  return apiQuery.useQuery("get", "/api/v1/invitations/room", {}, { retry: false }).data?.seats;
}
