interface PhoneLinkProps {
  /** As it is shown, such as +44 20 7946 0018. */
  phone: string;
  className?: string | undefined;
}

/** A telephone number that can be dialled. It reads from left to right, also in a page that a translator turns (R311). */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`} className={className} dir="ltr">
      {phone}
    </a>
  );
}
