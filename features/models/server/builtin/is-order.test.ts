import { expect, it } from "vitest";
import { isOrder } from "./is-order.ts";
import { splitRequests } from "./split-requests.ts";

const asked = (message: string) => splitRequests(message).some(isOrder);

it.each([
  ...["Delete all my conversations", "please delete the chat about Meyer", "Can you remove my account?"],
  ...[
    "Book me a flight",
    "Book a table for six",
    "could you order some lunch",
    "Call my boss",
    "Cancel the meeting",
  ],
  ...["Translate this into German", "Write a poem about autumn", "I want you to post this", "Tell me a joke"],
  ...["Lösche alle meine Unterhaltungen", "Buche mir einen Flug", "Bitte einen Flug nach Wien buchen"],
  ...["Bitte Flug nach Wien buchen", "Kannst du Dienstreise buchen?", "Urlaub verschieben, bitte"],
  ...["Meinen Urlaub verschieben", "mir einen Flug buchen", "alle Unterhaltungen löschen"],
  ...["Kannst du mir einen Tisch reservieren?", "Ruf meine Chefin an", "Bestelle bitte Mittagessen"],
])("is an order: %s", (message) => expect(asked(message)).toBe(true));

it.each([
  ...["How do I delete a conversation?", "can I book the train first class?", "Who books flights?"],
  ...["Book value of the laptops", "Order process for laptops?", "call forwarding", "change of address"],
  ...[
    "tell me the notice period",
    "find the travel policy",
    "show me the rules for flights",
    "What is the notice period?",
  ],
  ...["Wie kann ich einen Flug buchen?", "Wer darf Reisen buchen", "Darf ich erste Klasse buchen?"],
  ...[
    "Pay date in December?",
    "Upload limits",
    "Set up instructions for the VPN",
    "Share options of employees",
  ],
  ...["Kauf von Laptops", "Kauf der Laptops", "Buch des Monats", "Druck von Plakaten", "Plan des Gebäudes"],
  ...["Dienstreise buchen", "Urlaub verschieben", "Mittagessen bestellen", "Flug nach Wien buchen?"],
  ...["Den Flug wie buchen?", "Kannst du mir sagen, wie ich Urlaub verschieben kann?", "Laptops kaufen"],
  ...["Buchungen der Reisestelle", "Nenne mir die Kündigungsfrist", "Bestellungen über 500 Euro", "Urlaub"],
])("is no order: %s", (message) => expect(asked(message)).toBe(false));
