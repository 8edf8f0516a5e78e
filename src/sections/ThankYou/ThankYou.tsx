import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Button } from '../../components/Button/Button';
import { Lead } from '../../components/Lead/Lead';
import * as screen from '../../styles/screen.module.css';

interface ThankYouProps {
  thankYou: Queries.ThankYouFragment;
  onBack: () => void;
}

/** Replaces the contact page after an enquiry, focuses its heading and scrolls to the top. */
export function ThankYou({ thankYou, onBack }: ThankYouProps) {
  const { title, text, back, home } = thankYou;
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    headingRef.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className={screen.screen} aria-labelledby="thank-you">
      <div className={screen.content}>
        <Button variant="quiet" arrow="left" onClick={onBack}>
          {back}
        </Button>
        <h1 id="thank-you" ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <Lead>{text}</Lead>
        <ActionLink label={home} to="/home" />
      </div>
      <img src="/drawings/planes.svg" alt="" width="322" height="352" className={screen.drawing} />
    </section>
  );
}

export const fragment = graphql`
  fragment ThankYou on ThankYou {
    title
    text
    back
    home
  }
`;
