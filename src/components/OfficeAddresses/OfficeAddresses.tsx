interface Address {
  readonly addressLines: readonly string[];
}

interface OfficeAddressesProps {
  office: Address & { readonly alsoIn: readonly Address[] | null };
}

/**
 * The addresses of an office, one for each of its cities, half a line apart (R429). For an `<address>`, which shows the line
 * breaks of its paragraphs.
 */
export function OfficeAddresses({ office }: OfficeAddressesProps) {
  return [office, ...(office.alsoIn ?? [])].map(({ addressLines }) => (
    // An address that a translator leaves as it is reads from left to right in a page that it turns.
    <p key={addressLines.join()} dir="auto">
      {addressLines.join('\n')}
    </p>
  ));
}
