import { Screen } from '../../../shell/screen/screen.tsx';
import { RegisterForm } from '../register/register-form.tsx';

/** Register by e-mail. */
export function RegisterByEmailScreen() {
  return (
    <Screen>
      <RegisterForm way="email" />
    </Screen>
  );
}
