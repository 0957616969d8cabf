import type { Country } from '@paydirt/domain';

/**
 * Regions of the first level (states, provinces, regions) of each country that merchandise is sent to, named
 * as on a parcel. Each has towns within it: its capital if that lies in it, and a far larger town if there is
 * one.
 */
const REGIONS: Readonly<Record<Country, string>> = {
  IN: `Andhra Pradesh: Amaravati, Visakhapatnam; Arunachal Pradesh: Itanagar; Assam: Dispur, Guwahati;
    Bihar: Patna; Chhattisgarh: Raipur; Goa: Panaji; Gujarat: Gandhinagar, Ahmedabad, Surat; Haryana: Gurugram,
    Faridabad; Himachal Pradesh: Shimla; Jharkhand: Ranchi; Karnataka: Bengaluru, Mysuru; Kerala: Thiruvananthapuram,
    Kochi; Madhya Pradesh: Bhopal, Indore; Maharashtra: Mumbai, Pune, Nagpur; Manipur: Imphal; Meghalaya: Shillong;
    Mizoram: Aizawl; Nagaland: Kohima; Odisha: Bhubaneswar; Punjab: Ludhiana, Amritsar; Rajasthan: Jaipur;
    Sikkim: Gangtok; Tamil Nadu: Chennai, Coimbatore, Madurai; Telangana: Hyderabad; Tripura: Agartala;
    Uttar Pradesh: Lucknow, Kanpur, Varanasi; Uttarakhand: Dehradun; West Bengal: Kolkata;
    Andaman and Nicobar Islands: Sri Vijaya Puram; Chandigarh: Chandigarh;
    Dadra and Nagar Haveli and Daman and Diu: Daman; Delhi: New Delhi; Jammu and Kashmir: Srinagar, Jammu;
    Ladakh: Leh; Lakshadweep: Kavaratti; Puducherry: Puducherry`,
  NG: `Abia: Umuahia, Aba; Adamawa: Yola; Akwa Ibom: Uyo; Anambra: Awka, Onitsha; Bauchi: Bauchi; Bayelsa: Yenagoa;
    Benue: Makurdi; Borno: Maiduguri; Cross River: Calabar; Delta: Asaba, Warri; Ebonyi: Abakaliki; Edo: Benin City;
    Ekiti: Ado-Ekiti; Enugu: Enugu; Federal Capital Territory: Abuja; Gombe: Gombe; Imo: Owerri; Jigawa: Dutse;
    Kaduna: Kaduna, Zaria; Kano: Kano; Katsina: Katsina; Kebbi: Birnin Kebbi; Kogi: Lokoja; Kwara: Ilorin;
    Lagos: Ikeja, Lagos; Nasarawa: Lafia; Niger: Minna; Ogun: Abeokuta; Ondo: Akure; Osun: Osogbo; Oyo: Ibadan;
    Plateau: Jos; Rivers: Port Harcourt; Sokoto: Sokoto; Taraba: Jalingo; Yobe: Damaturu; Zamfara: Gusau`,
  TR: `Adana: Adana; Adıyaman: Adıyaman; Afyonkarahisar: Afyonkarahisar; Ağrı: Ağrı; Aksaray: Aksaray; Amasya: Amasya;
    Ankara: Ankara; Antalya: Antalya; Ardahan: Ardahan; Artvin: Artvin; Aydın: Aydın; Balıkesir: Balıkesir;
    Bartın: Bartın; Batman: Batman; Bayburt: Bayburt; Bilecik: Bilecik; Bingöl: Bingöl; Bitlis: Bitlis; Bolu: Bolu;
    Burdur: Burdur; Bursa: Bursa; Çanakkale: Çanakkale; Çankırı: Çankırı; Çorum: Çorum; Denizli: Denizli;
    Diyarbakır: Diyarbakır; Düzce: Düzce; Edirne: Edirne; Elazığ: Elazığ; Erzincan: Erzincan; Erzurum: Erzurum;
    Eskişehir: Eskişehir; Gaziantep: Gaziantep; Giresun: Giresun; Gümüşhane: Gümüşhane; Hakkâri: Hakkâri;
    Hatay: Antakya; Iğdır: Iğdır; Isparta: Isparta; İstanbul: İstanbul; İzmir: İzmir; Kahramanmaraş: Kahramanmaraş;
    Karabük: Karabük; Karaman: Karaman; Kars: Kars; Kastamonu: Kastamonu; Kayseri: Kayseri; Kilis: Kilis;
    Kırıkkale: Kırıkkale; Kırklareli: Kırklareli; Kırşehir: Kırşehir; Kocaeli: İzmit; Konya: Konya; Kütahya: Kütahya;
    Malatya: Malatya; Manisa: Manisa; Mardin: Mardin; Mersin: Mersin; Muğla: Muğla; Muş: Muş; Nevşehir: Nevşehir;
    Niğde: Niğde; Ordu: Ordu; Osmaniye: Osmaniye; Rize: Rize; Sakarya: Adapazarı; Samsun: Samsun; Şanlıurfa: Şanlıurfa;
    Siirt: Siirt; Sinop: Sinop; Şırnak: Şırnak; Sivas: Sivas; Tekirdağ: Tekirdağ; Tokat: Tokat; Trabzon: Trabzon;
    Tunceli: Tunceli; Uşak: Uşak; Van: Van; Yalova: Yalova; Yozgat: Yozgat; Zonguldak: Zonguldak`,
  DE: `Baden-Württemberg: Stuttgart, Mannheim; Bayern: München, Nürnberg; Berlin: Berlin; Brandenburg: Potsdam;
    Bremen: Bremen, Bremerhaven; Hamburg: Hamburg; Hessen: Wiesbaden, Frankfurt am Main;
    Mecklenburg-Vorpommern: Schwerin, Rostock; Niedersachsen: Hannover; Nordrhein-Westfalen: Düsseldorf, Köln, Dortmund;
    Rheinland-Pfalz: Mainz; Saarland: Saarbrücken; Sachsen: Dresden, Leipzig; Sachsen-Anhalt: Magdeburg, Halle (Saale);
    Schleswig-Holstein: Kiel, Lübeck; Thüringen: Erfurt`,
  FR: `Auvergne-Rhône-Alpes: Lyon, Grenoble; Bourgogne-Franche-Comté: Dijon; Bretagne: Rennes; Centre-Val de Loire: Orléans,
    Tours; Corse: Ajaccio; Grand Est: Strasbourg, Reims; Guadeloupe: Basse-Terre; Guyane: Cayenne; Hauts-de-France: Lille;
    Île-de-France: Paris; La Réunion: Saint-Denis; Martinique: Fort-de-France; Mayotte: Mamoudzou;
    Normandie: Rouen, Caen; Nouvelle-Aquitaine: Bordeaux; Occitanie: Toulouse, Montpellier;
    Pays de la Loire: Nantes; Provence-Alpes-Côte d’Azur: Marseille, Nice`,
  IT: `Abruzzo: L’Aquila, Pescara; Basilicata: Potenza; Calabria: Catanzaro, Reggio Calabria; Campania: Napoli;
    Emilia-Romagna: Bologna; Friuli-Venezia Giulia: Trieste; Lazio: Roma; Liguria: Genova; Lombardia: Milano, Brescia;
    Marche: Ancona; Molise: Campobasso; Piemonte: Torino; Puglia: Bari; Sardegna: Cagliari; Sicilia: Palermo, Catania;
    Toscana: Firenze; Trentino-Alto Adige: Trento, Bolzano; Umbria: Perugia; Valle d’Aosta: Aosta; Veneto: Venezia, Verona`,
  ES: `Andalucía: Sevilla, Málaga; Aragón: Zaragoza; Asturias: Oviedo, Gijón; Canarias: Las Palmas de Gran Canaria,
    Santa Cruz de Tenerife; Cantabria: Santander; Castilla-La Mancha: Toledo, Albacete; Castilla y León: Valladolid;
    Cataluña: Barcelona; Ceuta: Ceuta; Comunidad de Madrid: Madrid; Comunidad Valenciana: Valencia, Alicante;
    Extremadura: Mérida, Badajoz; Galicia: Santiago de Compostela, Vigo; Islas Baleares: Palma; La Rioja: Logroño;
    Melilla: Melilla; Navarra: Pamplona; País Vasco: Vitoria-Gasteiz, Bilbao; Región de Murcia: Murcia`,
  GB: `England: London, Birmingham, Manchester; Northern Ireland: Belfast; Scotland: Edinburgh, Glasgow; Wales: Cardiff`,
  US: `Alabama: Montgomery, Birmingham; Alaska: Juneau, Anchorage; Arizona: Phoenix; Arkansas: Little Rock;
    California: Sacramento, Los Angeles, San Francisco; Colorado: Denver; Connecticut: Hartford; Delaware: Dover;
    District of Columbia: Washington; Florida: Tallahassee, Miami; Georgia: Atlanta; Hawaii: Honolulu; Idaho: Boise;
    Illinois: Springfield, Chicago; Indiana: Indianapolis; Iowa: Des Moines; Kansas: Topeka, Wichita;
    Kentucky: Frankfort, Louisville; Louisiana: Baton Rouge, New Orleans; Maine: Augusta, Portland;
    Maryland: Annapolis, Baltimore; Massachusetts: Boston; Michigan: Lansing, Detroit; Minnesota: Saint Paul, Minneapolis;
    Mississippi: Jackson; Missouri: Jefferson City, Kansas City; Montana: Helena, Billings; Nebraska: Lincoln, Omaha;
    Nevada: Carson City, Las Vegas; New Hampshire: Concord, Manchester; New Jersey: Trenton, Newark;
    New Mexico: Santa Fe, Albuquerque; New York: Albany, New York; North Carolina: Raleigh, Charlotte;
    North Dakota: Bismarck, Fargo; Ohio: Columbus; Oklahoma: Oklahoma City; Oregon: Salem, Portland;
    Pennsylvania: Harrisburg, Philadelphia; Rhode Island: Providence; South Carolina: Columbia, Charleston;
    South Dakota: Pierre, Sioux Falls; Tennessee: Nashville; Texas: Austin, Houston, Dallas; Utah: Salt Lake City;
    Vermont: Montpelier, Burlington; Virginia: Richmond, Virginia Beach; Washington: Olympia, Seattle;
    West Virginia: Charleston; Wisconsin: Madison, Milwaukee; Wyoming: Cheyenne`,
  MX: `Aguascalientes: Aguascalientes; Baja California: Mexicali, Tijuana; Baja California Sur: La Paz; Campeche: Campeche;
    Chiapas: Tuxtla Gutiérrez; Chihuahua: Chihuahua, Ciudad Juárez; Ciudad de México: Ciudad de México;
    Coahuila: Saltillo; Colima: Colima; Durango: Durango; Estado de México: Toluca; Guanajuato: Guanajuato, León;
    Guerrero: Chilpancingo, Acapulco; Hidalgo: Pachuca; Jalisco: Guadalajara; Michoacán: Morelia; Morelos: Cuernavaca;
    Nayarit: Tepic; Nuevo León: Monterrey; Oaxaca: Oaxaca de Juárez; Puebla: Puebla; Querétaro: Querétaro;
    Quintana Roo: Chetumal, Cancún; San Luis Potosí: San Luis Potosí; Sinaloa: Culiacán; Sonora: Hermosillo;
    Tabasco: Villahermosa; Tamaulipas: Ciudad Victoria, Reynosa; Tlaxcala: Tlaxcala; Veracruz: Xalapa, Veracruz;
    Yucatán: Mérida; Zacatecas: Zacatecas`,
  ID: `Aceh: Banda Aceh; Bali: Denpasar; Banten: Serang, Tangerang; Bengkulu: Bengkulu; DI Yogyakarta: Yogyakarta;
    DKI Jakarta: Jakarta; Gorontalo: Gorontalo; Jambi: Jambi; Jawa Barat: Bandung; Jawa Tengah: Semarang;
    Jawa Timur: Surabaya; Kalimantan Barat: Pontianak; Kalimantan Selatan: Banjarbaru, Banjarmasin;
    Kalimantan Tengah: Palangka Raya; Kalimantan Timur: Samarinda, Balikpapan; Kalimantan Utara: Tanjung Selor;
    Kepulauan Bangka Belitung: Pangkalpinang; Kepulauan Riau: Tanjungpinang, Batam; Lampung: Bandar Lampung;
    Maluku: Ambon; Maluku Utara: Sofifi, Ternate; Nusa Tenggara Barat: Mataram; Nusa Tenggara Timur: Kupang;
    Papua: Jayapura; Papua Barat: Manokwari; Papua Barat Daya: Sorong; Papua Pegunungan: Wamena; Papua Selatan: Merauke;
    Papua Tengah: Nabire; Riau: Pekanbaru; Sulawesi Barat: Mamuju; Sulawesi Selatan: Makassar; Sulawesi Tengah: Palu;
    Sulawesi Tenggara: Kendari; Sulawesi Utara: Manado; Sumatera Barat: Padang; Sumatera Selatan: Palembang;
    Sumatera Utara: Medan`,
  PH: `Bangsamoro: Cotabato City; Bicol: Legazpi; Cagayan Valley: Tuguegarao; Calabarzon: Calamba; Caraga: Butuan;
    Central Luzon: San Fernando, Angeles; Central Visayas: Cebu City; Cordillera: Baguio; Davao: Davao City;
    Eastern Visayas: Tacloban; Ilocos: San Fernando; Metro Manila: Manila, Quezon City; Mimaropa: Calapan;
    Negros Island: Bacolod; Northern Mindanao: Cagayan de Oro; Soccsksargen: Koronadal, General Santos;
    Western Visayas: Iloilo City; Zamboanga Peninsula: Pagadian, Zamboanga City`,
  BR: `Acre: Rio Branco; Alagoas: Maceió; Amapá: Macapá; Amazonas: Manaus; Bahia: Salvador; Ceará: Fortaleza;
    Distrito Federal: Brasília; Espírito Santo: Vitória; Goiás: Goiânia; Maranhão: São Luís; Mato Grosso: Cuiabá;
    Mato Grosso do Sul: Campo Grande; Minas Gerais: Belo Horizonte; Pará: Belém; Paraíba: João Pessoa; Paraná: Curitiba;
    Pernambuco: Recife; Piauí: Teresina; Rio de Janeiro: Rio de Janeiro; Rio Grande do Norte: Natal;
    Rio Grande do Sul: Porto Alegre; Rondônia: Porto Velho; Roraima: Boa Vista; Santa Catarina: Florianópolis, Joinville;
    São Paulo: São Paulo, Campinas; Sergipe: Aracaju; Tocantins: Palmas`,
  KE: `Baringo: Kabarnet; Bomet: Bomet; Bungoma: Bungoma; Busia: Busia; Elgeyo-Marakwet: Iten; Embu: Embu;
    Garissa: Garissa; Homa Bay: Homa Bay; Isiolo: Isiolo; Kajiado: Kajiado; Kakamega: Kakamega; Kericho: Kericho;
    Kiambu: Kiambu, Thika; Kilifi: Kilifi, Malindi; Kirinyaga: Kerugoya; Kisii: Kisii; Kisumu: Kisumu; Kitui: Kitui;
    Kwale: Kwale; Laikipia: Rumuruti, Nanyuki; Lamu: Lamu; Machakos: Machakos; Makueni: Wote; Mandera: Mandera;
    Marsabit: Marsabit; Meru: Meru; Migori: Migori; Mombasa: Mombasa; Murang’a: Murang’a; Nairobi: Nairobi;
    Nakuru: Nakuru, Naivasha; Nandi: Kapsabet; Narok: Narok; Nyamira: Nyamira; Nyandarua: Ol Kalou; Nyeri: Nyeri;
    Samburu: Maralal; Siaya: Siaya; Taita-Taveta: Mwatate, Voi; Tana River: Hola; Tharaka-Nithi: Kathwana, Chuka;
    Trans Nzoia: Kitale; Turkana: Lodwar; Uasin Gishu: Eldoret; Vihiga: Mbale; Wajir: Wajir; West Pokot: Kapenguria`,
  GH: `Ahafo: Goaso; Ashanti: Kumasi; Bono: Sunyani; Bono East: Techiman; Central: Cape Coast; Eastern: Koforidua;
    Greater Accra: Accra, Tema; North East: Nalerigu; Northern: Tamale; Oti: Dambai; Savannah: Damongo;
    Upper East: Bolgatanga; Upper West: Wa; Volta: Ho; Western: Sekondi-Takoradi; Western North: Sefwi Wiawso`,
  PK: `Azad Kashmir: Muzaffarabad; Balochistan: Quetta; Gilgit-Baltistan: Gilgit; Islamabad Capital Territory: Islamabad;
    Khyber Pakhtunkhwa: Peshawar; Punjab: Lahore, Faisalabad, Rawalpindi; Sindh: Karachi, Hyderabad`,
  BD: `Barishal: Barishal; Chattogram: Chattogram; Dhaka: Dhaka; Khulna: Khulna; Mymensingh: Mymensingh;
    Rajshahi: Rajshahi; Rangpur: Rangpur; Sylhet: Sylhet`,
  LK: `Central: Kandy; Eastern: Trincomalee; North Central: Anuradhapura; North Western: Kurunegala; Northern: Jaffna;
    Sabaragamuwa: Ratnapura; Southern: Galle; Uva: Badulla; Western: Colombo`,
  AE: `Abu Dhabi: Abu Dhabi, Al Ain; Ajman: Ajman; Dubai: Dubai; Fujairah: Fujairah; Ras Al Khaimah: Ras Al Khaimah;
    Sharjah: Sharjah; Umm Al Quwain: Umm Al Quwain`,
  AR: `Buenos Aires: La Plata, Mar del Plata; Catamarca: San Fernando del Valle de Catamarca; Chaco: Resistencia;
    Chubut: Rawson, Comodoro Rivadavia; Ciudad Autónoma de Buenos Aires: Buenos Aires; Córdoba: Córdoba;
    Corrientes: Corrientes; Entre Ríos: Paraná; Formosa: Formosa; Jujuy: San Salvador de Jujuy; La Pampa: Santa Rosa;
    La Rioja: La Rioja; Mendoza: Mendoza; Misiones: Posadas; Neuquén: Neuquén; Río Negro: Viedma, San Carlos de Bariloche;
    Salta: Salta; San Juan: San Juan; San Luis: San Luis; Santa Cruz: Río Gallegos; Santa Fe: Santa Fe, Rosario;
    Santiago del Estero: Santiago del Estero; Tierra del Fuego: Ushuaia; Tucumán: San Miguel de Tucumán`,
};

/** List the regions of a country with their towns, in their own order. */
export function regionsOf(country: Country): { name: string; towns: string[] }[] {
  return REGIONS[country].split(';').map((region) => {
    const [name = '', towns = ''] = region.split(':');
    return { name: name.trim(), towns: towns.split(',').map((town) => town.trim()) };
  });
}
