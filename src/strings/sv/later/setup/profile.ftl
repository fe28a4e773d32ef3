# How strong the computer players are among themselves, and what each is like, in a word or two.

profile-strength-pip = lättast
profile-strength-wanda = lätt
profile-strength-otto = medel
profile-strength-viola = medel
profile-strength-henrik = stark
profile-strength-ada = starkast
profile-choice = { $name } – { $strength }

profile-trait-pip = drömmande
profile-trait-wanda = impulsiv
profile-trait-otto = lugn
profile-trait-viola = glömsk
profile-trait-henrik = noggrann
profile-trait-ada = mästaren
