import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Arrow } from '../../components/Arrow/Arrow';
import { Button, type ButtonVariant } from '../../components/Button/Button';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { Spinner } from '../../components/Spinner/Spinner';
import { useFormTexts } from '../../forms/useFormTexts';
import { useLayoutContent } from '../../layout/useLayoutContent';
import { Chapter } from '../frame/Chapter';
import { Grounds } from '../frame/Ground';
import { Specimen, State, States } from '../frame/Specimen';
import { useSamples } from '../samples';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];

/** Buttons, links that look like them, and plain links, in every state. */
export function ButtonSamples() {
  return (
    <Chapter
      name="Buttons"
      lead="A button does something on this page, a link leads somewhere. Hover, press and tab through them."
    >
      <Specimen
        name="Button"
        from="components/Button"
        note="Disabled and busy while a form is sent."
      >
        <Buttons />
      </Specimen>
      <Specimen name="ActionLink" from="components/ActionLink">
        <ActionLinks />
      </Specimen>
      <Specimen
        name="SiteLink"
        from="components/SiteLink"
        note="An address outside opens a new tab."
      >
        <Links />
      </Specimen>
      <Specimen name="Signs" from="components/Arrow, components/Spinner">
        <Grounds on={['paper', 'ink']}>
          {() => (
            <States>
              <State name="Back">
                <Arrow direction="left" />
              </State>
              <State name="On">
                <Arrow />
              </State>
              <State name="Under way">
                <Spinner />
              </State>
            </States>
          )}
        </Grounds>
      </Specimen>
    </Chapter>
  );
}

function Buttons() {
  const { submit } = useFormTexts().words;
  return (
    <Grounds>
      {() =>
        variants.map((variant) => (
          <States key={variant}>
            <State name={variant}>
              <Button variant={variant}>{submit.enquiry}</Button>
            </State>
            <State name="disabled">
              <Button variant={variant} disabled>
                {submit.enquiry}
              </Button>
            </State>
            <State name="busy">
              <Button variant={variant} busy>
                {submit.enquiry}
              </Button>
            </State>
            <State name="busy and disabled">
              <Button variant={variant} busy disabled>
                {submit.enquiry}
              </Button>
            </State>
          </States>
        ))
      }
    </Grounds>
  );
}

function ActionLinks() {
  const [solution] = useSamples().allSolution.nodes;
  if (!solution) return null;
  return (
    <Grounds>
      {() => (
        <States room="medium">
          {variants.map((variant) => (
            <State key={variant} name={variant}>
              <div>
                <ActionLink
                  label={solution.shortName}
                  address={`/solutions/${solution.slug}`}
                  variant={variant}
                />
              </div>
            </State>
          ))}
        </States>
      )}
    </Grounds>
  );
}

function Links() {
  const { brand } = useLayoutContent();
  const [solution] = useSamples().allSolution.nodes;
  if (!brand || !solution) return null;
  const outside = brand.professionalNetwork;
  return (
    <Grounds on={['paper', 'mist']}>
      {() => (
        <States room="medium">
          <State name="inside">
            <SiteLink to={`/solutions/${solution.slug}`}>{solution.shortName}</SiteLink>
          </State>
          <State name="outside">
            <SiteLink to={outside.link}>{outside.label}</SiteLink>
          </State>
        </States>
      )}
    </Grounds>
  );
}
