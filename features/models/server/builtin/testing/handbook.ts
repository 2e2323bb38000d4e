/** The collection of the office: passages by document. */
export const handbook: Record<string, string[]> = {
  Holidays: [
    "Every employee gets 25 days of holiday a year. Unused days expire at the end of March of the next year.",
    "Alle Angestellten haben 25 Urlaubstage im Jahr. Nicht verbrauchter Urlaub verfällt Ende März.",
  ],
  Employment: [
    "The notice period is three months to the end of a quarter. During the trial period it is two weeks.",
    "Who is sick tells the team lead by phone before 9 in the morning, and sends a certificate from the third day on.",
    "Die Kernarbeitszeit gilt von 9 Uhr bis 15 Uhr. Davor und danach ist die Einteilung frei.",
  ],
  Travel: [
    "Trains are booked second class. First class needs the consent of the team lead for journeys above four hours.",
    "The meal allowance is 26.40 euros per day on journeys within the country.",
  ],
  House: [
    "Dogs are welcome in the office on Fridays, as long as nobody in the same room objects.",
    "Guests use the network Visitor. Its password hangs at the reception and changes each month.",
  ],
};
